/** Values, as JSON, that no kind of field accepts. */
export const HOSTILE_VALUES: Record<string, string> = {
  'an operator': '{"$gt":""}',
  'an operator with code': '{"$where":"while(true){}"}',
  'an operator in a list': '[[{"$ne":null}]]',
  'an operator as an entry': '[{"$gt":""}]',
  'a prototype': '{"__proto__":{"polluted":true}}',
  'a constructor': '{"constructor":{"prototype":{"polluted":true}}}',
  'a list of lists': '[[[1]]]',
  'a deep list': '['.repeat(10_000) + ']'.repeat(10_000),
  'a deep object': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'an infinite number': '1e999',
  'a number below all': '-1.7976931348623157e308',
  'a null byte': '"a\\u0000b"',
  'a lone surrogate': '"a\\ud800b"',
  'a huge text': `"${'x'.repeat(110_000)}"`,
};

/** Bodies that are malformed, or hostile as a whole. */
export const HOSTILE_BODIES: Record<string, string> = {
  'broken JSON': '{"title":',
  'nothing but space': '   ',
  'a list': '[{"title":"x"}]',
  'a text': '"title"',
  'a number': '7',
  null: 'null',
  NaN: '{"title":NaN}',
  Infinity: '{"price":Infinity}',
  'single quotes': "{'title':'x'}",
  'a comment': '{/* x */"title":"x"}',
  'a trailing comma': '{"title":"x",}',
  'two documents': '{"title":"x"}{"title":"y"}',
  'a deep list': '['.repeat(10_000),
  'an own __proto__': '{"__proto__":{"role":"admin"}}',
  'an own constructor': '{"constructor":{"prototype":{"role":"admin"}}}',
  'an own toString': '{"toString":"x","hasOwnProperty":1,"valueOf":null}',
  'an operator for a body': '{"$set":{"isActive":true},"$where":"1"}',
  'a dotted key': '{"a.b":1,"title.$":2}',
  'an empty key': '{"":1}',
  'a null byte in a key': '{"a\\u0000":1}',
  'an operator for a version': '{"version":{"$gt":0}}',
  'a boolean version': '{"version":true}',
  'a fraction for a version': '{"version":1.5}',
  'an infinite version': '{"version":1e999}',
  'a list for a version': '{"version":[1]}',
  'an operator for each input of the operations':
    '{"email":{"$gt":""},"password":{"$gt":""},"newPassword":{"$gt":""},' +
    '"public_id":{"$gt":""},"items":{"$gt":""},"release":{"$gt":""}}',
  'null for each input of the operations':
    '{"email":null,"password":null,"newPassword":null,' +
    '"public_id":null,"items":null,"release":null}',
  'a body over the limit': `{"title":"${'x'.repeat(1_100_000)}"}`,
};

const long = (length: number) => 'a'.repeat(length);

/** Query strings that no list accepts. */
export const HOSTILE_QUERIES: string[] = [
  ...['updatedFrom=yesterday', 'updatedUntil=2026-02-30', 'updatedFrom[$gt]=', 'updatedBy[$ne]=x'],
  ...[
    'page=0',
    'page=-1',
    'page=1e9',
    'page=1.5',
    'page=NaN',
    'page=Infinity',
    'page=',
    'page=0x10',
  ],
  ...['page=99999999999999999999', 'page=1000001', 'page=%00', 'page=1%20', 'page=true'],
  ...[
    'limit=0',
    'limit=-1',
    'limit=-0',
    'limit=1e3',
    'limit=1001',
    'limit=99999999999',
    'limit=null',
  ],
  ...['sort=-', 'sort=%00', 'sort=__proto__', 'sort=constructor', 'sort=$where', 'sort=password'],
  ...['sort=-title,price', 'sort=title.length', 'sort[title]=1', 'sort={"title":1}'],
  ...['page=1&page=2', 'limit=1&limit=1', 'search=a&search=b', 'sort=title&sort=title'],
  ...['isActive=true&isActive=false', 'isActive[$ne]=true', 'isActive={"$ne":true}', 'isActive=1'],
  ...['isActive=', 'isActive[]=true', 'search[$regex]=.*', 'search[]=a', '$where=1', '$or[0][a]=1'],
  ...[
    '__proto__=1',
    '__proto__[isActive]=1',
    'constructor=1',
    'constructor[prototype]=1',
    'toString=1',
  ],
  ...['hasOwnProperty=1', '=1', '%00=1', 'search=%00', 'search=a%00b', `colour=${long(10_000)}`],
  ...[
    'title=Reef',
    'previousSlugs=x',
    'version=1',
    '_id=1',
    'id[$gt]=',
    'page[$gt]=0',
    'limit[$gt]=0',
  ],
];

/** Searches that must be treated as plain text. */
export const HOSTILE_SEARCHES: string[] = [
  ...[
    '.*',
    '(a+)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '[',
    '(',
    '\\',
    '\\x',
    '*',
    '+',
    '?',
    '{1,99999}',
    '|',
  ],
  ...[
    '$where',
    '{"$gt":""}',
    "'; return true; //",
    '<script>',
    '%',
    '\u{1F418}',
    '\uFFFD',
    '\u202E',
  ],
  ...['(?:x', '(?<n>', '\\1', '\\u0000', long(12_000), ' ', '/a/i', '__proto__'],
];

/** Path segments that are neither an id nor a slug of a record. */
export const HOSTILE_IDS: string[] = [
  ...[
    '%E0%A4%A',
    '%',
    '%zz',
    '%00',
    'a%00b',
    '%FF%FE',
    '%C0%AF',
    '%2e%2e%2f',
    '..%2f..%2fetc%2fpasswd',
  ],
  ...[
    '%7B%22$gt%22:%22%22%7D',
    '[object%20Object]',
    '$where',
    '__proto__',
    'constructor',
    'undefined',
  ],
  ...['null', 'NaN', '-1', '0', '1e9', 'true', '%0d%0aX-Injected:%20yes', '%20', '%F0%9F%90%98'],
  ...[
    'aaaaaaaaaaaaaaaaaaaaaaa',
    'aaaaaaaaaaaaaaaaaaaaaaaag',

    '%ED%A0%80',
  ],
  ...['a;b=c', 'a,b', "a'b", 'a"b', '*', '**', '(x)', ':id', long(14_000)],
];

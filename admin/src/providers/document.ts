/** The text of an operation of the API, with the types of its answer and of its variables. */
export type Document<Answer, Variables = Record<string, unknown>> = string & {
  readonly types?: (variables: Variables) => Answer;
};

/** The fragment at the end of a generated document, which says what is read of each record. */
const FRAGMENT = /(fragment \w+ on \w+) \{ (.*) \}\s*$/;

/** The names of the fields that a document reads of a record; of groups, the group's own. */
export function fieldsRead(document: string): string[] {
  let fields = FRAGMENT.exec(document)?.[2] ?? '';
  while (fields.includes('{')) fields = fields.replaceAll(/ \{[^{}]*\}/g, '');
  return fields === '' ? [] : fields.split(' ');
}

/** The same document, with no more of each record than some of its fields. None may be a group. */
export function readOnly<Text extends string>(document: Text, wanted: (string | null)[]): Text {
  const fields = fieldsRead(document).filter((name) => wanted.includes(name));
  return document.replace(FRAGMENT, `$1 { ${fields.join(' ')} }`) as Text;
}

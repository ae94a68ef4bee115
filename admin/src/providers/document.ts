/** The text of an operation of the API, with the types of its answer and of its variables. */
export type Document<Answer, Variables = Record<string, unknown>> = string & {
  readonly types?: (variables: Variables) => Answer;
};

/** The fragment at the end of a generated document, which says what is read of each record. */
const FRAGMENT = /(fragment \w+ on \w+) \{ (.*) \}\s*$/;

/** The names of the fields that a document reads of a record; of groups, the group's own. */
export function fieldsRead(document: string): string[] {
  return namesIn(document, / \{[^{}]*\}/g);
}

/** The names of the fields that a document reads of a record and that are no groups or rows. */
export function flatFieldsRead(document: string): string[] {
  return namesIn(document, /\w+ \{[^{}]*\}/g);
}

/** The names that a document reads, once the groups that match are taken out, inner ones first. */
function namesIn(document: string, group: RegExp): string[] {
  let fields = FRAGMENT.exec(document)?.[2] ?? '';
  while (fields.includes('{')) fields = fields.replaceAll(group, '');
  return fields.split(' ').filter(Boolean);
}

/** The same document, with no more of each record than some of its flat fields. */
export function readOnly<Text extends string>(document: Text, wanted: (string | null)[]): Text {
  const fields = flatFieldsRead(document).filter((name) => wanted.includes(name));
  return document.replace(FRAGMENT, `$1 { ${fields.join(' ')} }`) as Text;
}

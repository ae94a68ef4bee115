/** How a file writes what countries write differently; a key is missing while nothing shows it. */
export type Convention = { decimal?: '.' | ','; order?: 'dmy' | 'mdy' };

/** What a text may mean, and the convention under which it means that. */
export type Meaning<Value = unknown> = { value: Value; under: Convention };

/** Those that a convention allows; a single meaning stands whatever the convention. */
export function narrow(meanings: Meaning[], convention: Convention): Meaning[] {
  if (meanings.length < 2) return meanings;
  return meanings.filter(
    ({ under }) =>
      isOpen(under.decimal, convention.decimal) && isOpen(under.order, convention.order),
  );
}

function isOpen(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

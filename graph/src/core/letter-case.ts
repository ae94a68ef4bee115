/** `blog post` begins a sentence as `Blog post`. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `blog post` is `Blog Post` in a title. */
export function titleCase(words: string): string {
  return words.split(' ').map(capitalise).join(' ');
}

/** `BlogPost` is `blogPost` as the name of a field. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** `package-categories` is `packageCategories` in GraphQL and in the snapshot. */
export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return camel as CamelCase<Name>;
}

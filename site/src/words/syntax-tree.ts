import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A node of an ESTree, with JSX and TypeScript. `start` counts UTF-16 letters of the source. */
export type Node = { type: string; start: number; [key: string]: unknown };

type Compiler = {
  parse: (source: string) => { ast: Node; diagnostics: { text: string }[] };
};

const { parse } = await loadCompiler();

/**
 * The syntax tree of an Astro component, or of a module of TypeScript with or without JSX, and the
 * source that its positions are of. Throws where the source is broken.
 */
export function parseSource(source: string, isAstro: boolean): { tree: Node; text: string } {
  // The head of a component is a module.
  const text = isAstro ? source : `---\n${source}\n---\n`;
  const { ast, diagnostics } = parse(text);
  if (diagnostics[0]) throw new Error(diagnostics[0].text);
  return { tree: ast, text };
}

/** What a node is called: an attribute, property, variable, tag or function; '' for all others. */
export function nameOf(node: Node): string {
  const { type, name, key, id, callee, left, property, openingElement, value } = node;
  if (type === 'Literal') return String(value);
  if (typeof name === 'string') return name;
  if (type === 'JSXNamespacedName') return [node.namespace, name].map(nameOfAny).join(':');
  return nameOfAny(name ?? key ?? id ?? callee ?? openingElement ?? property ?? left);
}

function nameOfAny(value: unknown): string {
  const [node] = nodesIn(value);
  return node ? nameOf(node) : '';
}

/** The nodes that a member of a node holds: one, several or none. */
export function nodesIn(member: unknown): Node[] {
  const all = Array.isArray(member) ? member : [member];
  return all.filter((each): each is Node => typeof each?.type === 'string');
}

/** The compiler that Astro itself is built on. */
async function loadCompiler(): Promise<Compiler> {
  const astro = createRequire(import.meta.url).resolve('astro/package.json');
  const compiler = createRequire(astro).resolve('@astrojs/compiler-rs');
  return import(pathToFileURL(compiler).href);
}

import { type Node, nameOf, nodesIn, parseSource } from './syntax-tree.ts';

/** Words that stand in the code itself, and the line that they begin on. */
export type StrayWords = { line: number; text: string };

/** Attributes, properties and variables whose text people read or hear. */
const READ = splitNames(`alt title label legend hint text description placeholder summary caption
  heading message one many other aria-label aria-description aria-roledescription aria-valuetext
  arialabel ariadescription textcontent innertext`);

/** Attributes and properties whose text is for programs. */
const TECHNICAL = splitNames(`class classname class:list style d viewbox preserveaspectratio
  transform rel sizes allow sandbox @type @context icon`);

/** Functions that take selectors and media queries. */
const QUERIES = splitNames('queryselector queryselectorall closest matches matchmedia');

const NAMING = ['JSXAttribute', 'Property', 'VariableDeclarator', 'AssignmentExpression'];
const ASSERTIONS = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const TRANSPARENT = [
  ...['JSXExpressionContainer', 'ParenthesizedExpression', 'LogicalExpression', 'TemplateLiteral'],
  ...['ConditionalExpression', 'ArrayExpression', ...ASSERTIONS],
];

/**
 * Finds the words that belong in a catalogue: text between tags, the text of attributes, properties
 * and variables that people read, and any other string of several words or of one capitalised word.
 * Types, imports, errors, comparisons and selectors hold none. Throws where the source is broken.
 */
export function findStrayWords(source: string, isAstro: boolean): StrayWords[] {
  const { tree, text } = parseSource(source, isAstro);
  const found: StrayWords[] = [];
  const visit = (node: Node, isRead: boolean) => {
    const words = wordsOf(node);
    const isFound = node.type === 'JSXText' || isRead ? /\p{L}/u.test(words) : looksRead(words);
    if (isFound) found.push({ line: lineOf(node, text, isAstro), text: tidy(words) });
    for (const { member, nodes } of membersOf(node)) {
      for (const child of nodes) visit(child, isReadIn(node, member, isRead));
    }
  };
  visit(tree, false);
  return found;
}

/** The text that a node holds itself; '' for most. A value within it counts as a sign. */
function wordsOf({ type, value, quasis }: Node): string {
  if (type === 'TemplateLiteral') {
    const texts = nodesIn(quasis).map((quasi) => (quasi.value as { raw: string }).raw);
    return texts.join('…');
  }
  return ['JSXText', 'Literal'].includes(type) && typeof value === 'string' ? value : '';
}

/** What is not read within a string: tags, attributes, selectors and rules of style. */
const CODE = /<[^>]*>|[\w-]+="[^"]*"|[\w-]+=[\w-]+|\[[^\]]*\]|\{[^}]*\}/g;
const LENGTH = /\d(?:px|r?em|s?vh|vw)\b/;

/** Whether a string has several words, or one that begins with a capital letter. */
function looksRead(text: string): boolean {
  if (LENGTH.test(text)) return false;
  const words = text.replace(CODE, '…');
  return (
    /\p{L}{2,}\P{L}*\s\P{L}*\p{L}{2,}/u.test(words) || /^\P{L}*\p{Lu}\p{Ll}+\P{L}*$/u.test(words)
  );
}

/** The members of a node that may hold words. */
function membersOf(node: Node): { member: string; nodes: Node[] }[] {
  if (isWordless(node)) return [];
  return Object.keys(node)
    .filter((member) => !isSkipped(node, member))
    .map((member) => ({ member, nodes: nodesIn(node[member]) }));
}

function isWordless(node: Node): boolean {
  const { type } = node;
  if (type.startsWith('TS')) return !ASSERTIONS.includes(type);
  if (type.startsWith('Import')) return true;
  if (type === 'JSXElement') return ['script', 'style'].includes(nameOf(node));
  if (type === 'NewExpression') return nameOf(node).endsWith('Error');
  if (type === 'BinaryExpression') return node.operator !== '+';
  const isNamed = NAMING.includes(type) && type !== 'VariableDeclarator';
  return isNamed && TECHNICAL.has(nameOf(node).toLowerCase());
}

function isSkipped(node: Node, member: string): boolean {
  const { type } = node;
  if (type === 'Property') return member === 'key';
  if (type === 'SwitchCase') return member === 'test';
  if (type.startsWith('Export')) return member === 'source';
  const isQuery = type === 'CallExpression' && QUERIES.has(nameOf(node).toLowerCase());
  return member === 'quasis' || (isQuery && member === 'arguments');
}

/** Whether people read a member: by the name that it has, or as the value of a text they read. */
function isReadIn(node: Node, member: string, isRead: boolean): boolean {
  const { type } = node;
  if (NAMING.includes(type)) return READ.has(nameOf(node).toLowerCase());
  if (type === 'ConditionalExpression' && member === 'test') return false;
  return isRead && (TRANSPARENT.includes(type) || type === 'BinaryExpression');
}

function lineOf({ start }: Node, text: string, isAstro: boolean): number {
  const before = text.slice(0, start) + (/^\s*/.exec(text.slice(start))?.[0] ?? '');
  return before.split('\n').length - (isAstro ? 0 : 1);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function splitNames(names: string): Set<string> {
  return new Set(names.split(/\s+/));
}

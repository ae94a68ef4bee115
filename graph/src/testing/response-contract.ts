import { readFile } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Answer, Json } from './answer.ts';

/** Throws unless `graph/openapi.json` describes the answer for its method and path. */
export type CheckResponse = (method: string, path: string, answer: Answer) => void;

export async function readResponseContract(): Promise<CheckResponse> {
  const file = new URL('../../openapi.json', import.meta.url);
  const document: Json = closed(JSON.parse(await readFile(file, 'utf8')));
  const ajv = createAjv(document);
  const templates = Object.keys(document.paths).sort(byParameters);
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    validators.set(pointer, known);
    return known;
  };
  return (method, path, answer) => {
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const route = path.split('?')[0] ?? '';
    const template = templates.find((each) => document.paths[each][verb] && fits(each, route));
    const where = `${method} ${path} ${answer.status}`;
    const pointer = template
      ? findSchema(document, [template, verb], answer, where)
      : unknownRoute(answer, where);
    if (pointer === null) return;
    const validate = validatorOf(pointer);
    if (method === 'HEAD' || validate(answer.body)) return;
    throw new Error(`${where} is not as described: ${ajv.errorsText(validate.errors)}`);
  };
}

const ERROR_POINTER = '/components/schemas/Error';

/**
 * The pointer to the schema of an answer, or `null` when its description has an empty body. Throws
 * for an undescribed status or media type.
 */
function findSchema(document: Json, [path, verb]: [string, string], answer: Answer, where: string) {
  const { status, headers, body } = answer;
  const described = document.paths[path][verb].responses[status];
  if (!described) throw new Error(`${where} is not a described status`);
  const name = described.$ref?.split('/').at(-1);
  const { content } = name ? document.components.responses[name] : described;
  if (!content && body === '') return null;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (!content?.[type]) throw new Error(`${where} ${type} is not described`);
  const place = name
    ? ['components', 'responses', name]
    : ['paths', path, verb, 'responses', String(status)];
  const keys = [...place, 'content', type, 'schema'];
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** An undescribed path may answer only with an error. */
function unknownRoute(answer: Answer, where: string): string {
  if (answer.status < 400) throw new Error(`${where} has a path that is not described`);
  return ERROR_POINTER;
}

function createAjv(document: object) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  ajv.addFormat('binary', true);
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  return ajv.addSchema(document, 'openapi');
}

/** Sorts path templates by their number of parameters: the first that fits is the right one. */
function byParameters(a: string, b: string): number {
  return a.split('{').length - b.split('{').length;
}

function fits(template: string, path: string): boolean {
  const parts = template.split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every(isSame);
  function isSame(part: string, index: number) {
    return part.startsWith('{') ? given[index] !== '' : part === given[index];
  }
}

/** Forbids additional properties in all objects, so that undescribed fields fail the check. */
function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, closed(value)]),
  );
  const isClosable = node.type === 'object' && node.properties && !('additionalProperties' in node);
  return isClosable ? { ...inner, additionalProperties: false } : inner;
}

import type { JsonObject } from '#core/derive/openapi/schemas.ts';
import { API_DOCS_STYLE } from './api-docs-style.ts';

type Schema = {
  type?: unknown;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  $ref?: string;
  items?: Schema;
  allOf?: Schema[];
  enum?: string[];
} & {
  properties?: Record<string, Schema & { title?: string; description?: string }>;
  required?: string[];
};
type Content = Record<string, { schema: Schema }>;
type Parameter = { name: string; in: string; description?: string; schema: Schema };
type Described = {
  summary: string;
  'x-audience': string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
};
type Response = { $ref?: string; description?: string; content?: Content };
type Entry = { path: string; method: string; described: Described };

/** The OpenAPI document as one HTML page, without scripts or other files. */
export function renderApiDocs(document: JsonObject): string {
  const entries = listEntries(document.paths as Record<string, Record<string, Described>>);
  const groups = Object.entries(Object.groupBy(entries, ({ path }) => path.split('/')[1] ?? ''));
  const { schemas, responses } = document.components as {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
  };
  const links = groups
    .map(([name]) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`)
    .join(' ');
  const parts = groups.map(([name, all = []]) => renderGroup(name, all, responses));
  const records = Object.entries(schemas).map(([name, schema]) => renderSchema(name, schema));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Karibu API</title><style>${API_DOCS_STYLE}</style></head>
<body><header><h1>Karibu API</h1>
<p>Paths are below <code>/api</code>. Answers are <code>{ data, count? }</code>, failures
<a href="#Error"><code>{ message, code, errors?, current? }</code></a>. Staff send <code>Authorization: Bearer …</code>, with the
token that <code>POST /auth/login</code> gives. The same as <a href="openapi.json">OpenAPI</a>.</p>
<nav>${links} <a href="#schemas">schemas</a></nav></header>
<main>${parts.join('\n')}
<section id="schemas"><h2>Schemas</h2>${records.join('\n')}</section></main></body></html>
`;
}

function listEntries(paths: Record<string, Record<string, Described>>): Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  );
}

/** An order and its opposite, with a minus, are named once. */
function describeParameter({ in: place, description = '', schema }: Parameter): string {
  const names = schema.enum?.filter((name) => !name.startsWith('-'));
  const type = describeType(names ? { ...schema, enum: names } : schema);
  const usual = schema.default === undefined ? '' : `; ${schema.default} unless given`;
  return `${inWords(type + escapeHtml(usual), description)} <small>${place}</small>`;
}

/** A type, and what it is for. */
function inWords(type: string, text: string): string {
  return text ? `${type} – ${escapeHtml(text)}` : type;
}

type SharedResponses = Record<string, Response>;

function renderGroup(name: string, entries: Entry[], shared: SharedResponses): string {
  const rendered = entries.map((entry) => renderEntry(entry, shared));
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${rendered.join('')}</section>`;
}

const AUDIENCES: Record<string, string> = {
  public: 'everyone',
  staff: 'editors and administrators',
  admin: 'administrators',
};

function renderEntry({ path, method, described }: Entry, shared: SharedResponses): string {
  const { summary, parameters = [], requestBody, responses } = described;
  const audience = AUDIENCES[described['x-audience']] ?? '';
  const taken = parameters.map(
    (each) =>
      `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${describeParameter(each)}</td></tr>`,
  );
  const answered = Object.entries(responses).map(([status, response]) =>
    renderResponse(status, response, shared[response.$ref?.split('/').at(-1) ?? '']),
  );
  return `<details><summary><b class="${method}">${method}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span></summary><p>For ${audience}.</p>
${taken.length > 0 ? `<table>${taken.join('')}</table>` : ''}
${requestBody ? `<p>Sent: ${describeContent(requestBody.content)}</p>` : ''}
<p>Answers:</p><table>${answered.join('')}</table></details>`;
}

/** What a status of the answer means, and its body. */
function renderResponse(status: string, own: Response, shared: Response | undefined): string {
  const reason = escapeHtml(own.description ?? shared?.description ?? '');
  const said = own.content ? describeContent(own.content) : withCode(reason);
  return `<tr><td><code>${status}</code></td><td>${said}</td></tr>`;
}

/** Words between backticks are code. */
function withCode(html: string): string {
  return html.replace(/`([^`]+)`/g, '<code>$1</code>');
}

function describeContent(content: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `${describeType(schema)} <small>${escapeHtml(type)}</small>`)
    .join(', ');
}

function renderSchema(name: string, { properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([key, property]) => {
    const text = [property.title, property.description].filter(Boolean).join('. ');
    const mark = required.includes(key) ? ' *' : '';
    return `<tr><td><code>${escapeHtml(key)}</code>${mark}</td><td>${inWords(describeType(property), text)}</td></tr>`;
  });
  return `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary><table>${rows.join('')}</table></details>`;
}

/** A type in a few words. A named schema is a link. */
function describeType(schema: Schema): string {
  if (schema.$ref) {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.allOf) return schema.allOf.map(describeType).join(' and ');
  if (schema.items) return `list of ${describeType(schema.items)}`;
  if (schema.enum) return schema.enum.map(escapeHtml).join(' | ');
  if (schema.properties) {
    const members = Object.entries(schema.properties);
    return `{ ${members.map(([name, each]) => `${escapeHtml(name)}: ${describeType(each)}`).join(', ')} }`;
  }
  const { minimum, maximum } = schema;
  const range = minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`;
  const type = [schema.type ?? 'any JSON'].flat().join(' or ');
  return escapeHtml([type, range].filter(Boolean).join(', '));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

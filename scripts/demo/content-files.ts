import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

type Values = Record<string, unknown>;

/** A record as its file says it. A Markdown file has a text below its front matter. */
export type FileRecord = { file: string; values: Values; body: string | null };

/** A file of the demo that cannot be used. The message names the file. */
export class DemoFileError extends Error {
  override readonly name = 'DemoFileError';

  constructor(file: string, message: string) {
    super(`The demo's file ${file} is wrong: ${message}`);
  }
}

/**
 * The records that the files of a folder hold, by the name of their resource and in their order:
 * `x.json` holds one record or a list, the folder `x` a Markdown file for each.
 * Throws DemoFileError for a file that cannot be read.
 */
export async function readFiles(directory: string): Promise<Map<string, FileRecord[]>> {
  const content = new Map<string, FileRecord[]>();
  const entries = await readdir(directory, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const { name } = entry;
    if (entry.isDirectory()) content.set(name, await readFolder(directory, name));
    else content.set(name.replace(/\.json$/, ''), await readJson(directory, name));
  }
  return content;
}

async function readJson(directory: string, file: string): Promise<FileRecord[]> {
  const text = await readFile(join(directory, file), 'utf8');
  const found = understand<Values | Values[]>(file, () => JSON.parse(text));
  return [found].flat().map((values) => ({ file, values, body: null }));
}

/** In the order of their names, which begin with a number for its sake. */
async function readFolder(directory: string, folder: string): Promise<FileRecord[]> {
  const names = (await readdir(join(directory, folder))).toSorted();
  return Promise.all(names.map((name) => readMarkdown(directory, `${folder}/${name}`)));
}

const MARKDOWN = /^---\r?\n(?<front>.*?\r?\n)---\r?\n(?<body>.*)$/s;

async function readMarkdown(directory: string, file: string): Promise<FileRecord> {
  const text = await readFile(join(directory, file), 'utf8');
  const { front, body } = MARKDOWN.exec(text)?.groups ?? {};
  if (front === undefined || body === undefined) {
    throw new DemoFileError(file, 'it must begin with its values between two lines of ---');
  }
  // An empty line stands for the first one, so that an error names the line of the file.
  return {
    file,
    values: understand<Values>(file, () => parse(`\n${front}`)),
    body: joinLines(body),
  };
}

function understand<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    throw new DemoFileError(file, reason);
  }
}

const BLOCK = '(?:p|h[1-6]|ul|ol|li|blockquote|hr)\\b';

/** A paragraph may run over several lines; what is between two elements is not part of the text. */
function joinLines(body: string): string {
  return body
    .trim()
    .replace(new RegExp(`\\s*\\n\\s*(?=</?${BLOCK})`, 'g'), '')
    .replace(/\s*\n\s*/g, ' ');
}

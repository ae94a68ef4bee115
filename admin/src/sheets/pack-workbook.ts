import { strToU8, zipSync } from 'fflate';
import type { Cell } from './cell-meanings.ts';

/** A sheet of a workbook; its first row has the headings. */
export type PackedSheet = { name: string; rows: readonly (readonly Cell[])[] };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Which of the cell formats in `STYLES` a cell has. */
const STYLE = { heading: 1, day: 2, time: 3 };

/** The sheets as the bytes of an `.xlsx` file. Dates are days, or times, as UTC shows them. */
export function packWorkbook(sheets: readonly PackedSheet[]): Uint8Array<ArrayBuffer> {
  const parts = sheets.map(({ rows }, index) => [partOf(index), sheetXml(rows)] as const);
  const files = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', partOf(index).slice(3)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(parts),
  };
  const entries = Object.entries(files).map(([name, xml]) => [name, strToU8(`${HEAD}${xml}`)]);
  return zipSync(Object.fromEntries(entries));
}

function partOf(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

function contentTypes(sheets: number): string {
  const override = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="${TYPE}.${kind}+xml"/>`;
  const parts = Array.from({ length: sheets }, (_, index) => override(partOf(index), 'worksheet'));
  return [
    `<Types xmlns="${PACKAGE}/content-types">`,
    `<Default Extension="rels" ContentType="${RELATIONS}"/>`,
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...parts,
    '</Types>',
  ].join('');
}

const RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml';

function relations(targets: (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbookXml(sheets: readonly PackedSheet[]): string {
  const each = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const spaces = `xmlns="${MAIN}" xmlns:r="${OFFICE}"`;
  return `<workbook ${spaces}><sheets>${each.join('')}</sheets></workbook>`;
}

const STYLES = [
  `<styleSheet xmlns="${MAIN}">`,
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>',
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  '<cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>',
  '<xf xfId="0" numFmtId="164" applyNumberFormat="1"/>',
  '<xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs>',
  '</styleSheet>',
].join('');

function sheetXml(rows: PackedSheet['rows']): string {
  const headings = rows[0] ?? [];
  const widths = headings.map((heading, index) => {
    const width = Math.min(40, Math.max(12, String(heading).length + 2));
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return [
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    `</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`,
    ...rows.map(rowXml),
    '</sheetData></worksheet>',
  ].join('');
}

function rowXml(cells: readonly Cell[], index: number): string {
  const each = cells.map((cell, at) => {
    const place = ` r="${letters(at)}${index + 1}"`;
    const style = index === 0 ? STYLE.heading : cell instanceof Date ? styleOf(cell) : 0;
    return cell === null ? '' : cellXml(cell, style ? `${place} s="${style}"` : place);
  });
  return `<row r="${index + 1}">${each.join('')}</row>`;
}

function styleOf(date: Date): number {
  return date.getTime() % DAY_MS === 0 ? STYLE.day : STYLE.time;
}

/** `A`, `B` … `Z`, `AA`, counted from 0. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${letters(Math.floor(index / 26) - 1)}${last}`;
}

const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

function cellXml(cell: Exclude<Cell, null>, attributes: string): string {
  if (typeof cell === 'string') {
    const text = `<t xml:space="preserve">${escapeXml(cell)}</t>`;
    return `<c${attributes} t="inlineStr"><is>${text}</is></c>`;
  }
  if (typeof cell === 'boolean') return `<c${attributes} t="b"><v>${Number(cell)}</v></c>`;
  const number = typeof cell === 'number' ? cell : (cell.getTime() - DAY_ZERO) / DAY_MS;
  return `<c${attributes}><v>${number}</v></c>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no other control characters than these; Excel reads `_x0041_` as a sign. */
function escapeXml(text: string): string {
  return (
    text
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/\r/g, '_x000D_')
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  );
}

import { gzipSync } from 'node:zlib';
import { withFixedNames } from '../../e2e/fixed-names.ts';
import { expect, type Page, type Response, test } from '../../e2e/test.ts';
import { openAdmin, openForm } from './support.ts';

type Loaded = { path: string; kind: string; text: string; zippedBytes: number };

/**
 * What the page loads from now on. Bodies are packed here, so that no setting of a server counts.
 */
function recordLoads(page: Page): () => Promise<Loaded[]> {
  const loads: Promise<Loaded | null>[] = [];
  page.on('response', (response) => loads.push(readLoad(response)));
  return async () => (await Promise.all(loads)).filter((load) => load !== null);
}

async function readLoad(response: Response): Promise<Loaded | null> {
  const body = await response.body().catch(() => null);
  if (!body) return null;
  const kind = response.request().resourceType();
  const { pathname: path } = new URL(response.url());
  const text = body.toString();
  const isCode = ['document', 'script', 'stylesheet'].includes(kind);
  const zipped = gzipSync(isCode ? withFixedNames(text) : body);
  return { path, kind, text, zippedBytes: zipped.length };
}

function kilobytes(loads: Loaded[]): number {
  return loads.reduce((sum, { zippedBytes }) => sum + zippedBytes, 0) / 1024;
}

function showSize(name: string, loads: Loaded[]): void {
  if (!process.env.SHOW_SIZES) return;
  console.log(`${name}: ${kilobytes(loads).toFixed(1)} KB`);
  const largestFirst = loads.toSorted((a, b) => b.zippedBytes - a.zippedBytes);
  console.table(largestFirst.map(({ path, zippedBytes }) => ({ path, zippedBytes })));
}

/** Words that only the code of these packages has. */
const HEAVY = {
  editor: 'ProseMirror-selectednode',
  dragging: 'DndDescribedBy',
  csv: 'BAD_DELIMITERS',
  xlsx: 'sharedStrings',
  library: 'Choose from the library',
  qrCode: 'Data too long',
  passwords: 'daressalaam',
  crop: 'ReactCrop__crop-selection',
  map: 'Ol Doinyo Lengai',
};

function heavyIn(loads: Loaded[]): string[] {
  const scripts = loads.filter(({ kind }) => kind === 'script');
  return Object.entries(HEAVY)
    .filter(([, word]) => scripts.some(({ text }) => text.includes(word)))
    .map(([name]) => name);
}

test('the login page loads little', async ({ page }) => {
  const readLoads = recordLoads(page);
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(/Admin Login/);
  const scripts = (await readLoads()).filter(({ kind }) => kind === 'script');
  expect(scripts.length).toBeGreaterThan(1);
  showSize('The login page', scripts);
  expect(kilobytes(scripts)).toBeLessThan(200);
  expect(heavyIn(scripts)).toEqual([]);
});

test('OFF-17 what draws the QR code of a second factor comes when one is set up', async ({
  page,
}) => {
  const pageLoads = recordLoads(page);
  await openAdmin(page, '/account');
  await expect.poll(async () => heavyIn(await pageLoads())).toEqual(['passwords']);
  const dialogLoads = recordLoads(page);
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(page.getByRole('dialog').getByLabel('Current password')).toBeVisible();
  await expect.poll(async () => heavyIn(await dialogLoads())).toEqual(['qrCode']);
});

test('the map of places, and the outlines it is drawn of, come when somebody opens it', async ({
  page,
}) => {
  const formLoads = recordLoads(page);
  await openForm(page, '/stays/create');
  expect(heavyIn(await formLoads())).not.toContain('map');
  const mapLoads = recordLoads(page);
  await page.getByRole('button', { name: 'Choose on the map' }).click();
  await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
  const scripts = (await mapLoads()).filter(({ kind }) => kind === 'script');
  showSize('The map of places', scripts);
  expect(heavyIn(scripts)).toEqual(['map']);
  expect(kilobytes(scripts)).toBeLessThan(16);
});

test('the first list loads little, and heavy inputs come with the form', async ({ page }) => {
  const listLoads = recordLoads(page);
  await openAdmin(page, '/tours');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Pictures and records are content, and not what the list is made of.
  const list = (await listLoads()).filter(({ kind }) => kind !== 'image' && kind !== 'fetch');
  showSize('The first list', list);
  expect(kilobytes(list)).toBeLessThan(375);
  expect(heavyIn(list)).toEqual([]);

  const formLoads = recordLoads(page);
  await page.getByRole('button', { name: 'Add Tour' }).click();
  await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible();
  expect(heavyIn(await formLoads())).toEqual(['editor', 'dragging']);

  const pickerLoads = recordLoads(page);
  await page.getByRole('button', { name: 'Choose from library: Main image' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Pictures' })).toBeVisible();
  const picker = (await pickerLoads()).filter(({ kind }) => kind === 'script');
  showSize('The picker of pictures', picker);
  expect(heavyIn(picker)).toEqual(['library']);
  expect(kilobytes(picker)).toBeLessThan(20);
});

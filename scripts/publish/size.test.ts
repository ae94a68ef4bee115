import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contentResources,
  type Resource,
  type Snapshot,
  type Tour,
} from '@karibu/graph/contract.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildWorkspace } from '../build.ts';
import { ROOT } from '../root.ts';
import { makeSmallContent, sampleRecordOf } from './equality/small-content.ts';
import { makeRelease } from './make-release.ts';
import { createPageMemory } from './page-memory.ts';
import { loadSiteRenderer, type SiteRenderer } from './site-renderer.ts';

let site: SiteRenderer;
beforeAll(async () => {
  await buildWorkspace('site');
  site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
}, 180_000);

const EDITS = {
  description: { description: '<p>Another one.</p>' },
  price: { price: 4321 },
  duration: { duration: '9 Days' },
};

/** So many tours, and a tenth as many destinations, each of which ten tours go to. */
function makeContent(size: number): Snapshot {
  const many = (resource: Resource, count: number, valuesOf: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => ({
      ...sampleRecordOf(resource, index + 1),
      ...valuesOf(index),
    }));
  const { tours, destinations } = contentResources;
  const places = size / 10;
  return {
    ...makeSmallContent(),
    tours: many(tours, size, (index) => ({ destination: `Place ${index % places}.` })),
    destinations: many(destinations, places, (index) => ({ name: `Place ${index}.` })),
  } as unknown as Snapshot;
}

type Effort = { rendered: string[]; answers: number; files: number };

/** What each edit of a tour takes on a site of this size. */
async function measureEdits(size: number): Promise<Record<string, Effort>> {
  const directory = await mkdtemp(join(tmpdir(), 'karibu-size-'));
  const store = createReleaseStore(directory);
  const memory = createPageMemory();
  const { watched, rendered } = watchRenders(site);
  const publish = async (snapshot: Snapshot) => {
    const release = await makeRelease(store, watched, snapshot, memory);
    await store.switchTo(release.id);
  };
  const countAnswers = () => memory.renderer?.countAnswers() ?? 0;
  let content = makeContent(size);
  await publish(content);
  const efforts: Record<string, Effort> = {};
  for (const [name, values] of Object.entries(EDITS)) {
    const before = { answers: countAnswers(), files: await countFiles(directory) };
    rendered.length = 0;
    const edited = { ...content.tours[0], ...values } as Tour;
    content = { ...content, tours: content.tours.with(0, edited) };
    await publish(content);
    efforts[name] = {
      rendered: rendered.toSorted(),
      answers: countAnswers() - before.answers,
      files: (await countFiles(directory)) - before.files,
    };
  }
  await rm(directory, { recursive: true, force: true });
  return efforts;
}

function watchRenders(real: SiteRenderer) {
  const rendered: string[] = [];
  const createRenderer = (snapshot: Snapshot) => {
    const renderer = real.createRenderer(snapshot);
    const render = (path: string) => {
      rendered.push(path);
      return renderer.render(path);
    };
    return { ...renderer, render };
  };
  return { rendered, watched: { ...real, createRenderer } };
}

async function countFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** The part of a trip, and its neighbours, depend on how many trips there are. */
function withoutNumber(path: string): string {
  return path.replace(/-\d+\.json$/, '-N.json').replace(/sample-\d{2,}$/, 'sample-N');
}

test('SIZE-3 an edit of a tour renders the same pages, makes as many answers and writes as many files among 130 tours as among 650', async () => {
  const small = await measureEdits(130);
  const large = await measureEdits(650);
  for (const name of Object.keys(EDITS)) {
    const [one, other] = [small[name], large[name]];
    expect(other?.answers).toBe(one?.answers);
    expect(other?.rendered.map(withoutNumber)).toEqual(one?.rendered.map(withoutNumber));
    // Two of the files that change may be named in one shard of the release.
    expect(Math.abs((other?.files ?? 0) - (one?.files ?? 0))).toBeLessThanOrEqual(2);
  }
  expect(small.description?.rendered).toEqual([
    '/sitemap.xml',
    '/tours/sample-1',
    '/trips/vocabulary.json',
    expect.stringMatching(/^\/trips\/words-\d+\.json$/),
  ]);
  for (const { answers } of Object.values(small)) expect(answers).toBeGreaterThan(0);
});

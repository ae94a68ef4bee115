import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  camelCase,
  contentResources,
  type Resource,
  type Snapshot,
} from '@karibu/graph/contract.ts';
import type { Release } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { EventChange } from '@karibu/graph/publish/webhook.ts';
import { withChanges } from '@karibu/graph/snapshot-changes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWorkspace } from '../../build.ts';
import { ROOT } from '../../root.ts';
import { createPublisher } from '../publisher.ts';
import { loadSiteRenderer, type SiteRenderer } from '../site-renderer.ts';
import { listDifferent } from './compare-live.ts';
import { editSnapshot, type SnapshotEdit } from './edit-snapshot.ts';
import { makeSmallContent, sampleRecordOf } from './small-content.ts';

let site: SiteRenderer;
/** One for all sequences, because most of their files are the same. */
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karibu-overtaking-'));
  await buildWorkspace('site');
  site = await loadSiteRenderer(join(ROOT, 'site', 'dist'));
}, 180_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

/** So many pages that all of them are looked at several times, and written in a thread. */
function makeContent(): Snapshot {
  const { tours } = contentResources;
  const many = Array.from({ length: 60 }, (_, index) => sampleRecordOf(tours, index + 10));
  const content = makeSmallContent();
  return { ...content, tours: [...content.tours, ...many] } as Snapshot;
}

const LISTS = Object.values<Resource>(contentResources).filter(({ isSingle }) => !isSingle);

/** What the API would say of an edit. */
function changesOf(before: Snapshot, after: Snapshot): EventChange[] {
  return LISTS.flatMap(({ name }) => {
    const member = camelCase(name) as keyof Snapshot;
    const [old, fresh] = [before, after].map((each) => each[member] as unknown as { id: string }[]);
    const there = new Set(fresh);
    const changed = [...(fresh ?? []).filter((each) => !old?.includes(each))];
    const gone = (old ?? []).filter((each) => !there.has(each));
    const ids = new Set([...changed, ...gone].map(({ id }) => id));
    return [...ids].map((recordId) => ({ resource: name, recordId, action: 'update' }));
  });
}

type Arrival = { after: number; edit: SnapshotEdit };

/**
 * Publishes all pages, while changes of records arrive after so many rendered pages. Gives in which
 * order they went live, and the pages of a release that are not those of one content.
 */
async function publishWithArrivals(arrivals: Arrival[], wide: 'settings' | 'all again') {
  let content = makeContent();
  let live = content;
  const order: string[] = [];
  const problems: string[] = [];
  const asked: Promise<void>[] = [];
  const releases = new Map<string, [Release, Snapshot]>();
  const arrive = ({ edit }: Arrival) => {
    const before = content;
    content = editSnapshot(before, edit);
    const [after, changes] = [content, changesOf(before, content)];
    if (changes.length === 0) return;
    const published = publisher.publish(changes).then((release) => {
      live = withChanges(live, after, changes);
      // What arrived together is one release: the content after the last of them counts.
      if (!order.includes('wide')) releases.set(release.id, [release, live]);
      order.push('narrow');
    });
    asked.push(published);
  };
  const watched = watchRenders(arrive);
  const publisher = createPublisher({
    store: createReleaseStore(directory),
    site: watched.site,
    readSnapshot: async () => content,
    ...{ recordRelease: ignore, reportFaults: ignore, forgetReleases: ignore },
  });
  await publisher.publish();
  if (wide === 'settings') content = renameSite(content);
  else publisher.forget();
  watched.begin(arrivals);
  await publisher.publish();
  order.push('wide');
  await Promise.all(asked);
  const last = await publisher.publish();
  releases.set(last.id, [last, content]);
  for (const [release, expected] of releases.values()) {
    problems.push(...(await listDifferent(release, site, expected)));
  }
  await publisher.stop();
  return { problems, order };
}

const ignore = async () => {};

function renameSite(content: Snapshot): Snapshot {
  return { ...content, settings: { ...content.settings, siteName: 'Another name' } };
}

/** The same site. From `begin` on, changes arrive after so many renders. */
function watchRenders(arrive: (arrival: Arrival) => void) {
  let rendered = 0;
  let expected: Arrival[] = [];
  const createRenderer: SiteRenderer['createRenderer'] = (snapshot) => {
    const renderer = site.createRenderer(snapshot);
    const render: typeof renderer.render = (path) => {
      rendered += 1;
      for (const arrival of expected) if (arrival.after === rendered) arrive(arrival);
      return renderer.render(path);
    };
    return { ...renderer, render };
  };
  return {
    site: { ...site, createRenderer },
    begin(arrivals: Arrival[]) {
      rendered = 0;
      expected = arrivals;
    },
  };
}

const number = fc.nat({ max: 999 });
const member = fc.nat({ max: LISTS.length * 3 - 1 });
const edit = fc.record({ member, record: number, field: number, value: number, kind: number });
const arrivals = fc.array(fc.record({ after: fc.integer({ min: 1, max: 80 }), edit }), {
  minLength: 1,
  maxLength: 4,
});

test.each(['settings', 'all again'] as const)(
  'SIZE-10 changes of records overtake a publish of all pages (%s), and each release is the site of one content',
  async (wide) => {
    let overtaken = 0;
    const staysWhole = fc.asyncProperty(arrivals, async (expected) => {
      const { problems, order } = await publishWithArrivals(expected, wide);
      overtaken += order.indexOf('wide');
      expect(problems).toEqual([]);
    });
    await fc.assert(staysWhole, { numRuns: 5, seed: 20_261_129, endOnFailure: true });
    // Otherwise nothing has overtaken, and one release after the other was compared.
    expect(overtaken).toBeGreaterThan(1);
  },
  300_000,
);

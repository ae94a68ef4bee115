import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startHostingEmulator } from '../tools/verify/firebase-emulator.ts';
import { fetchServed, listAddresses } from './compare-hosting.ts';
import { type ExportedSite, exportSite } from './exported-site.ts';

let exported: ExportedSite;
let hosting: Emulator;
beforeAll(async () => {
  exported = await exportSite();
  hosting = await startHostingEmulator(exported.site);
});
afterAll(async () => {
  await hosting.stop();
  await exported.end();
});

test('RUN-9 TRUST-11 Firebase serves the exported folder as the server does, address by address', async () => {
  for (const path of listAddresses(exported.release)) {
    const mine = await fetchServed(exported.url, path);
    const theirs = await fetchServed(`http://${hosting.host}`, path);
    // Firebase knows one not-found page, and the server one for each folder.
    if (mine.status === 404) expect([path, theirs.status]).toEqual([path, 404]);
    else expect({ path, ...theirs }).toEqual({ path, ...mine });
  }
});

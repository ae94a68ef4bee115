import { makeDemoData } from './demo-data.ts';

/** Makes what all workers need once, before they begin; `KARIBU_E2E_DATA` tells them where. */
export default async function prepare(): Promise<void> {
  if (!process.env.KARIBU_E2E_URL) process.env.KARIBU_E2E_DATA = await makeDemoData();
}

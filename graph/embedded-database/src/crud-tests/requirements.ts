import type { Requirement } from './test-file.ts';

/** The version that the server claims, such as `7.0.0`. It is a stand-alone server. */
export type ClaimedServer = { version: string };

/** Tells whether one of the requirements holds. Without requirements a test always runs. */
export function meetsRequirements(
  server: ClaimedServer,
  requirements: readonly Requirement[] | undefined,
): boolean {
  if (!requirements || requirements.length === 0) return true;
  return requirements.some((requirement) => meets(server, requirement));
}

function meets({ version }: ClaimedServer, requirement: Requirement): boolean {
  const { minServerVersion, maxServerVersion, topologies, serverless, auth, csfle } = requirement;
  if (minServerVersion && compareVersions(version, minServerVersion) < 0) return false;
  if (maxServerVersion && compareVersions(version, maxServerVersion) > 0) return false;
  if (topologies && !topologies.includes('single')) return false;
  return serverless !== 'require' && auth !== true && !csfle;
}

function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (x?.[at] ?? 0) - (y?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

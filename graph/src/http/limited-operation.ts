import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { CountCodes } from '#auth/second-factor/ask-second-factor.ts';
import { AppError } from '#core/errors.ts';
import { LIMITS, type Limit } from '#core/limit.ts';
import type { Operation } from '#core/operation.ts';
import type { RateLimiter } from './rate-limit.ts';

/**
 * The operation behind its limits. REST and GraphQL both run it, so a try counts the same over
 * both. Malformed input does not count, because it tries nothing.
 */
export function withLimits(operation: Operation, limiter: RateLimiter): Operation {
  const { limits = [], name } = operation;
  if (limits.length === 0) return operation;
  return {
    ...operation,
    run(context, args) {
      const { address, viewer } = context;
      const account = String(args.input.email ?? viewer?.id);
      const keyOf = (limit: Limit) => toKey(name, limit, account, address);
      return withinLimits(limiter, limits, keyOf, () => operation.run(context, args));
    },
  };
}

/** Makes the count of tries of an account's codes, which several operations share. */
export function createCountCodes(limiter: RateLimiter): CountCodes {
  return (accountId, work) => {
    const keyOf = (limit: Limit) => toKey('secondFactorCode', limit, accountId, '');
    return withinLimits(limiter, LIMITS.secondFactorCode, keyOf, work);
  };
}

/** Runs what counts as a try. Throws TOO_MANY_REQUESTS where there were too many. */
async function withinLimits<Result>(
  limiter: RateLimiter,
  limits: readonly Limit[],
  keyOf: (limit: Limit) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const limit of limits) await assertWithin(limiter, keyOf(limit), limit);
  const answer = await work();
  for (const limit of limits) {
    const { tries, windowSeconds, isClearedBySuccess } = limit;
    if (isClearedBySuccess) await limiter.clear(keyOf(limit), tries, windowSeconds);
  }
  return answer;
}

async function assertWithin(limiter: RateLimiter, key: string, limit: Limit): Promise<void> {
  const { tries, windowSeconds } = limit;
  const { isWithin, retryAfterSeconds } = await limiter.consume(key, tries, windowSeconds);
  if (isWithin) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  throw new AppError('TOO_MANY_REQUESTS', `Too many tries. Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}

/** Hashed, so that the database keeps neither e-mail addresses nor IP addresses. */
function toKey(name: string, { per }: Limit, account: string, address: string): string {
  const network = toNetwork(address);
  const whose = { account, address: network, accountAtAddress: `${account} ${network}` }[per];
  const digest = createHash('sha256').update(whose).digest('base64url');
  return `${name}:${per}:${digest}`;
}

/** A customer's 2^64 IPv6 addresses count as one. An IPv4-mapped IPv6 address counts as IPv4. */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from '#core/access.ts';
import { AppError } from '#core/errors.ts';
import type { Limit } from '#core/limit.ts';
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
    async run(context, args) {
      const keyOf = (limit: Limit) => toKey(name, limit, context, args.input);
      for (const limit of limits) await assertWithin(limiter, keyOf(limit), limit);
      const answer = await operation.run(context, args);
      for (const limit of limits) {
        const { tries, windowSeconds, isClearedBySuccess } = limit;
        if (isClearedBySuccess) await limiter.clear(keyOf(limit), tries, windowSeconds);
      }
      return answer;
    },
  };
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
function toKey(
  name: string,
  { per }: Limit,
  { address, viewer }: Context,
  input: Record<string, unknown>,
): string {
  const account = String(input.email ?? viewer?.id);
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

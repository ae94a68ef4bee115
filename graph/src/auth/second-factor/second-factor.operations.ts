import type { Operation } from '#core/operation.ts';
import type { AccountTools } from './ask-second-factor.ts';
import { othersOperations } from './others.operations.ts';
import { provenOperations } from './proven.operations.ts';
import { setUpOperations } from './set-up.operations.ts';

/** One's own second factor, and what administrators do with those of others. */
export function secondFactorOperations(tools: AccountTools): Operation[] {
  return [...setUpOperations(tools), ...provenOperations(tools), ...othersOperations(tools)];
}

import { publicStateOf } from '@karibu/graph/contract';
import { sayMoment, useOperatorZone } from '../layout/operator-zone.ts';
import { knownResource } from '../providers/known-resource.ts';
import { type Badge, hiddenBadges } from './flags.ts';
import { useHasDraft } from './use-drafts.ts';

type Values = Record<string, unknown>;

const DRAFT: Badge = { label: 'Draft', color: 'secondary' };

/**
 * Says that visitors do not see a record, that it has a draft, or when that changes:
 * `Goes live 1 May 2027, 09:00`.
 */
export function useStatusBadges(resource: string, record: Values): Badge[] {
  const zone = useOperatorZone(Boolean(record.publishFrom || record.publishUntil));
  const drafts: Badge[] = useHasDraft(resource, record.id) ? [DRAFT] : [];
  const hidden = hiddenBadges(resource, record);
  if (hidden.length > 0) return [...hidden, ...drafts];
  return zone === null ? drafts : [...timeBadges(resource, record, zone), ...drafts];
}

function timeBadges(resource: string, record: Values, zone: string): Badge[] {
  const state = publicStateOf(knownResource(resource), record, new Date());
  const from = sayMoment(record.publishFrom, zone);
  const until = sayMoment(record.publishUntil, zone);
  if (state === 'waiting') return [{ label: `Goes live ${from}`, color: 'secondary' }];
  if (state === 'over') return [{ label: `Ended ${until}`, color: 'error' }];
  return until === '' ? [] : [{ label: `Until ${until}`, color: 'default' }];
}

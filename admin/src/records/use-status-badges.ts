import { publicStateOf } from '@karibu/graph/contract';
import { sayMoment, useOperatorZone } from '../layout/operator-zone.ts';
import { knownResource } from '../providers/known-resource.ts';
import { type Badge, hiddenBadges } from './flags.ts';

type Values = Record<string, unknown>;

/** Says that visitors do not see a record, or when that changes: "Goes live 1 May 2027, 09:00". */
export function useStatusBadges(resource: string, record: Values): Badge[] {
  const zone = useOperatorZone(Boolean(record.publishFrom || record.publishUntil));
  const hidden = hiddenBadges(resource, record);
  if (hidden.length > 0) return hidden;
  return zone === null ? [] : timeBadges(resource, record, zone);
}

function timeBadges(resource: string, record: Values, zone: string): Badge[] {
  const state = publicStateOf(knownResource(resource), record, new Date());
  const from = sayMoment(record.publishFrom, zone);
  const until = sayMoment(record.publishUntil, zone);
  if (state === 'waiting') return [{ label: `Goes live ${from}`, color: 'secondary' }];
  if (state === 'over') return [{ label: `Ended ${until}`, color: 'error' }];
  return until === '' ? [] : [{ label: `Until ${until}`, color: 'default' }];
}

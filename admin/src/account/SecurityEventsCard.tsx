import { useDataProvider } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import { AccountCard } from './AccountCard.tsx';
import { SecurityEventList } from './SecurityEventList.tsx';

/** What happened to how one signs in, so that nobody changes it unseen. */
export function SecurityEventsCard() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  return (
    <AccountCard title="Security events" lead={LEAD}>
      <SecurityEventList whose="own" read={(page) => dataProvider.getSecurityEvents(page)} />
    </AccountCard>
  );
}

const LEAD =
  'What happened to your password, second factor, links, role and sections within a year. Tell ' +
  'an administrator what you did not expect.';

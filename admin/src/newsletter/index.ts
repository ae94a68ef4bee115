import NewsletterIcon from '@mui/icons-material/MailOutlined';
import { lazily } from '../lazily.ts';
import type { AdminResource } from '../screen.ts';

export const newsletter: AdminResource = {
  name: 'newsletter',
  label: 'Newsletter',
  item: 'subscriber',
  icon: NewsletterIcon,
  list: lazily(() => import('./SubscriberList.tsx'), 'SubscriberList'),
  isListOnly: true,
};

import NewsletterIcon from '@mui/icons-material/MailOutlined';
import type { AdminResource } from '../screen.ts';
import { SubscriberList } from './SubscriberList.tsx';

export const newsletter: AdminResource = {
  name: 'newsletter',
  label: 'Newsletter',
  item: 'subscriber',
  icon: NewsletterIcon,
  list: SubscriberList,
};

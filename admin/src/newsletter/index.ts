import NewsletterIcon from '@mui/icons-material/MailOutlined';
import { adminResource } from '../admin-resource.ts';

export const newsletter = adminResource('newsletter', {
  icon: NewsletterIcon,
  label: 'Newsletter',
  list: () => import('./SubscriberList.tsx').then((part) => part.SubscriberList),
});

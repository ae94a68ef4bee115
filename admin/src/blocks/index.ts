import BlocksIcon from '@mui/icons-material/ViewAgendaOutlined';
import { adminResource } from '../admin-resource.ts';

export const blocks = adminResource('blocks', {
  icon: BlocksIcon,
  texts: {
    lead: 'Days that recur: write one once, and insert it into the itinerary of any trip.',
    empty: 'No day blocks yet. Add one here, or save a day of a trip as a block.',
  },
});

import BlocksIcon from '@mui/icons-material/ViewAgendaOutlined';
import { adminResource } from '../admin-resource.ts';

export const blocks = adminResource('blocks', { icon: BlocksIcon });

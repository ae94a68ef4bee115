import StaysIcon from '@mui/icons-material/CabinOutlined';
import { adminResource } from '../admin-resource.ts';

export const stays = adminResource('stays', { icon: StaysIcon });

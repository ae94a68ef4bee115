import type { Settings } from '@karibu/graph/contract';
import * as words from './career.words.ts';

/** Why people work with the operator, on the list of open positions. */
export const REASONS: Settings['ourValues'] = [
  { icon: 'Award', title: words.benefitGrowth.title, description: words.benefitGrowth.text },
  { icon: 'Heart', title: words.benefitBalance.title, description: words.benefitBalance.text },
  { icon: 'Users', title: words.benefitPay.title, description: words.benefitPay.text },
];

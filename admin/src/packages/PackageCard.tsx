import { formatMoney, htmlToText, type Package } from '@karibu/graph/contract';
import { Box, Chip, Typography } from '@mui/material';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { excerptStyle } from '../records/excerpt-style.ts';
import type { Badge } from '../records/flags.ts';
import type { Listed } from '../records/listed.ts';
import { Price } from '../records/Price.tsx';
import { RecordCard } from '../records/RecordCard.tsx';
import { useCategoryName } from './use-categories.ts';

type Shown =
  | 'image'
  | 'category'
  | 'destination'
  | 'duration'
  | 'description'
  | 'price'
  | 'originalPrice'
  | 'isActive';

/** A package in the list. */
export function PackageCard({ record }: { record: Listed<Package, Shown> }) {
  const category = useCategoryName(record.category);
  const badges: Badge[] = record.isActive ? [{ label: 'Active', color: 'success' }] : [];
  return (
    <RecordCard resource="packages" record={record} image={record.image} badges={badges}>
      <Typography color="textSecondary" sx={{ fontSize: 14, mb: 1 }}>
        {[category, record.destination, record.duration].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={excerptStyle}>{htmlToText(record.description)}</Typography>
      <Price price={record.price}>
        <Discount price={record.price} originalPrice={record.originalPrice} />
      </Price>
    </RecordCard>
  );
}

type DiscountProps = Pick<Package, 'price' | 'originalPrice'>;

function Discount({ price, originalPrice }: DiscountProps) {
  if (price === 0 || originalPrice === null || originalPrice <= price) return null;
  return (
    <>
      <Typography component="s" color="textSecondary">
        <Box component="span" sx={visuallyHidden}>
          Before:{' '}
        </Box>
        {formatMoney(originalPrice)}
      </Typography>
      <Chip
        size="small"
        color="secondary"
        label={`Save ${formatMoney(originalPrice - price)}`}
        sx={{ fontWeight: 600 }}
      />
    </>
  );
}

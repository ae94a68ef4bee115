import { formatMoney, htmlToText, type Package, publicPath } from '@karibu/graph/contract';
import { Box, Chip, Typography } from '@mui/material';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { excerptStyle } from '../records/excerpt-style.ts';
import { Price } from '../records/Price.tsx';
import { type Badge, RecordCard } from '../records/RecordCard.tsx';
import { useCategoryName } from './use-categories.ts';

/** A package in the list. */
export function PackageCard({ record }: { record: Package }) {
  const category = useCategoryName(record.category);
  const badges: Badge[] = [
    record.isActive ? { label: 'Active', color: 'success' } : { label: 'Inactive', color: 'error' },
    ...(record.isFeatured ? [{ label: 'Featured', color: 'default' } as const] : []),
  ];
  return (
    <RecordCard
      resource="packages"
      item="package"
      id={record.id}
      title={record.title}
      image={record.image}
      badges={badges}
      publicPath={publicPath.packages(record.slug)}
      isHidden={!record.isActive}
    >
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

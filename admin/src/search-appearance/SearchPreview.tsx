import { variantUrl } from '@karibu/graph/contract';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { addressOf, titleOf } from '../providers/known-resource.ts';
import { useSiteIdentity } from '../session/site-identity.ts';
import { lookOfPage } from './look-of-page.ts';

/** A search result and a card of a shared link, as the values in the form make them. */
export function SearchPreview() {
  const id = useId();
  const resource = useResourceContext() ?? '';
  const values: Record<string, string | undefined> = useWatch();
  const siteName = useSiteIdentity()?.siteName ?? '';
  const title = titleOf(resource, values);
  const look = lookOfPage(title, values, siteName);
  const path = addressOf(resource, values.slug || '…') ?? '';
  return (
    <Box component="section" aria-labelledby={id} className="wide" sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        How it will look
      </Typography>
      <Box sx={resultStyle}>
        <Typography sx={{ fontSize: 13 }} color="textSecondary" noWrap>
          {`${location.host}${path}`.replaceAll('/', ' › ')}
        </Typography>
        <Typography sx={{ fontSize: 19, lineHeight: 1.3 }} color="primary">
          {look.title}
        </Typography>
        <Typography sx={{ fontSize: 14 }}>{look.description}</Typography>
      </Box>
      <ShareCard
        picture={values.shareImage || values.image || ''}
        title={values.searchTitle || title}
        text={look.description}
      />
      <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
        {look.hints.map((hint) => (
          <Typography key={hint} color="textSecondary" sx={{ fontSize: 14 }}>
            {hint}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

type ShareCardProps = { picture: string; title: string; text: string };

function ShareCard({ picture, title, text }: ShareCardProps) {
  return (
    <Box sx={cardStyle}>
      {picture ? (
        <Box component="img" src={variantUrl(picture, 640)} alt="" sx={pictureStyle} />
      ) : null}
      <Box sx={{ p: 1.5, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }} noWrap>
          {text}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 13 }}>
          {location.host}
        </Typography>
      </Box>
    </Box>
  );
}

const resultStyle = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  maxWidth: '40rem',
  overflowWrap: 'anywhere',
};

const cardStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  maxWidth: '26rem',
  overflow: 'hidden',
};

/** As wide to its height as social networks crop a shared picture. */
const pictureStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '1.91',
  objectFit: 'cover',
} as const;

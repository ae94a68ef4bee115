import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { QueuedUpload, UploadQueue } from './use-upload-queue.ts';

/** The pictures that are on their way, and those that did not arrive. */
export function UploadQueueList({ queue }: { queue: UploadQueue }) {
  if (queue.uploads.length === 0) return null;
  return (
    <Box component="ul" aria-label="Uploads" sx={listStyle}>
      {queue.uploads.map((upload) => (
        <li key={upload.key}>
          {upload.failure ? (
            <FailedUpload upload={upload} queue={queue} />
          ) : (
            <UploadProgress upload={upload} />
          )}
        </li>
      ))}
    </Box>
  );
}

function UploadProgress({ upload: { file, percent } }: { upload: QueuedUpload }) {
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 2, mb: 0.5 }}>
        <Typography noWrap sx={{ flex: 1, fontSize: 14 }}>
          {file.name}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 14 }}>
          {percent === 0 ? 'Waiting' : percent < 100 ? `${percent}%` : 'Preparing…'}
        </Typography>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-label={`Uploading ${file.name}`} />
    </Box>
  );
}

function FailedUpload({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const { file, failure } = upload;
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" size="small" onClick={() => queue.retry(upload)}>
            Retry
          </Button>
          <Button color="inherit" size="small" onClick={() => queue.dismiss(upload)}>
            Dismiss
          </Button>
        </>
      }
    >
      {failure?.includes(file.name) ? failure : `${file.name}: ${failure}`}
    </Alert>
  );
}

const listStyle = { display: 'grid', gap: 1.5, listStyle: 'none', p: 0, my: 2 };

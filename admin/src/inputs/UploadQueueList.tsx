import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { knownResource } from '../providers/known-resource.ts';
import { countOf } from '../records/count-of.ts';
import type { QueuedUpload, UploadQueue } from './use-upload-queue.ts';

type QueueProps = { queue: UploadQueue };

/** The pictures that are on their way, and those that did not arrive. */
export function UploadQueueList({ queue }: QueueProps) {
  if (queue.uploads.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 2 }}>
      {queue.isWaiting ? <WaitingNotice queue={queue} /> : null}
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
      <ForAllFailed queue={queue} />
    </Box>
  );
}

/** Says that nothing is lost while there is no connection. */
function WaitingNotice({ queue }: QueueProps) {
  const left = queue.uploads.filter(({ failure }) => failure === null);
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={queue.tryNow}>
            Try now
          </Button>
          <Button color="inherit" size="small" onClick={() => queue.dismiss(left)}>
            Cancel uploads
          </Button>
        </>
      }
    >
      {`No connection. ${countOf(left.length, knownResource('uploads').words)} still to upload: `}
      this goes on by itself when the connection is back.
    </Alert>
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

function FailedUpload({ upload, queue }: QueueProps & { upload: QueuedUpload }) {
  const { file, failure, mayRetry } = upload;
  return (
    <Alert
      severity="error"
      action={
        <>
          {mayRetry ? (
            <Button color="inherit" size="small" onClick={() => queue.retry([upload])}>
              Retry
            </Button>
          ) : null}
          <Button color="inherit" size="small" onClick={() => queue.dismiss([upload])}>
            Dismiss
          </Button>
        </>
      }
    >
      {failure?.includes(file.name) ? failure : `${file.name}: ${failure}`}
    </Alert>
  );
}

/** One press for all that failed, where there are several. */
function ForAllFailed({ queue }: QueueProps) {
  const failed = queue.uploads.filter(({ failure }) => failure !== null);
  const again = failed.filter(({ mayRetry }) => mayRetry);
  if (failed.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
      {again.length > 1 ? (
        <Button size="small" onClick={() => queue.retry(again)}>
          Retry all
        </Button>
      ) : null}
      <Button size="small" onClick={() => queue.dismiss(failed)}>
        Dismiss all
      </Button>
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1.5, listStyle: 'none', p: 0, m: 0 };

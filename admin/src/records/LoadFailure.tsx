import { Alert, Button } from '@mui/material';

type LoadFailureProps = (
  | {
      /** What could not be loaded: `The bin`. */
      what: string;
    }
  | { message: string }
) & { onRetry: () => unknown };

/** Stands in place of content that could not be read, and offers to try again. */
export function LoadFailure({ onRetry, ...failure }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      sx={alertStyle}
      action={
        <Button color="inherit" size="small" onClick={() => onRetry()}>
          Retry
        </Button>
      }
    >
      {'message' in failure ? failure.message : `${failure.what} could not be loaded.`}
    </Alert>
  );
}

/** In a narrow card the button stands below the words, which are never cut off. */
const alertStyle = {
  alignItems: 'center',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: 'min-content' },
};

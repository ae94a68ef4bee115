import { Alert, Button } from '@mui/material';

type LoadFailureProps = {
  /** What could not be loaded: `The tours`. */
  what: string;
  /** Replaces the sentence that is made of it. */
  message?: string;
  onRetry: () => unknown;
};

/** Stands in place of what could not be read, so that it is not taken for empty; offers to try again. */
export function LoadFailure({ what, message, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" size="small" onClick={() => onRetry()}>
          Retry
        </Button>
      }
    >
      {message ?? `${what} could not be loaded.`}
    </Alert>
  );
}

import { Alert, Box } from '@mui/material';
import { DockPaper } from '../layout/Dock.tsx';
import { keepReports, type ReportKind, useReport } from './reports.ts';

/** What was done, what was not, and what could not be; until it is closed. Nothing where all is done. */
export function JobReport({ kind }: { kind: ReportKind }) {
  const report = useReport(kind);
  if (!report) return null;
  const { isMistake, text, refusal, failures } = report;
  return (
    <DockPaper label="Outcome" isBare>
      <Alert
        severity={isMistake ? 'error' : 'info'}
        onClose={() => keepReports(kind).keep(null)}
        sx={alertStyle}
      >
        <div>{text}</div>
        {failures.length > 0 ? (
          <>
            {refusal}
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {failures.map(({ id, title, reason }) => (
                <li key={id}>{`${title}: ${reason}`}</li>
              ))}
            </Box>
          </>
        ) : null}
      </Alert>
    </DockPaper>
  );
}

const alertStyle = {
  maxHeight: 'min(40dvh, 15rem)',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { flex: 1 },
};

import { Alert, Box } from '@mui/material';
import { DockPaper } from '../layout/Dock.tsx';
import { UndoButton } from '../records/UndoDelete.tsx';
import { keepReports, type ReportKind, useReport } from './reports.ts';

/** What was done, what was not, and what could not be, with the way back from a deletion; until it is closed. */
export function JobReport({ kind }: { kind: ReportKind }) {
  const report = useReport(kind);
  if (!report) return null;
  const { isMistake, text, refusal, failures, deleted } = report;
  return (
    <DockPaper label="Outcome" isBare>
      <Alert
        severity={isMistake ? 'error' : 'info'}
        onClose={() => keepReports(kind).keep(null)}
        sx={alertStyle}
      >
        <Box sx={textStyle}>
          {text}
          {deleted ? <UndoButton {...deleted} /> : null}
        </Box>
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

const textStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& button': { mx: -1, my: -1.25 },
};

const alertStyle = {
  maxHeight: 'min(40dvh, 15rem)',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { flex: 1 },
};

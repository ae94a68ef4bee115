import { Alert, Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DockPaper } from '../layout/Dock.tsx';
import { UndoButton } from '../records/UndoDelete.tsx';
import { GoOnButton } from './GoOnButton.tsx';
import { leftImports } from './left-import.ts';
import { keepReports, type Report, type ReportKind, useReports } from './reports.ts';

const UndoEditButton = lazy(async () => ({
  default: (await import('../records/UndoEdit.tsx')).UndoEditButton,
}));

const PutBackButton = lazy(async () => ({
  default: (await import('../bin/PutBackButton.tsx')).PutBackButton,
}));

/**
 * The result of a job: how many records were done, refused or left, and a button that undoes it. It
 * stays until it is closed.
 */
export function JobReports({ kind }: { kind: ReportKind }) {
  return useReports(kind).map((report) => {
    const close = () => {
      if (report.leftImport) leftImports.forget(report.leftImport);
      keepReports(kind).close(report);
    };
    return <JobReport key={JSON.stringify(report)} report={report} onClose={close} />;
  });
}

function JobReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { isMistake, text, refusal, failures, inBin, restored, leftImport, edited } = report;
  return (
    <DockPaper label="Outcome" isBare>
      <Alert severity={isMistake ? 'error' : 'info'} onClose={onClose} sx={alertStyle}>
        <Box sx={textStyle}>
          {text}
          {inBin ? <UndoButton {...inBin} onUndo={onClose} /> : null}
          {leftImport ? <GoOnButton id={leftImport} onEnd={onClose} /> : null}
          <Suspense fallback={null}>
            {restored ? <PutBackButton {...restored} onEnd={onClose} /> : null}
            {edited ? <UndoEditButton {...edited} onUndo={onClose} /> : null}
          </Suspense>
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

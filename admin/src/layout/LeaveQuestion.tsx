import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveQuestionProps = { isOpen: boolean; onLeave: () => void; onStay: () => void };

/** Asks whether unsaved changes may be lost. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      question="Your changes are not saved yet. If you leave now, they are lost."
      confirmLabel="Leave"
      declineLabel="Keep editing"
      isDangerous
      onConfirm={onLeave}
      onDecline={onStay}
    />
  );
}

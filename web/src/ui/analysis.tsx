// What the analysis says of a finished game, below the slider of its replay. Nothing yet.

export interface AnalysisProps {
  id: string; // of the record
  names: string[];
  /** Which frame is shown, and how to show another. */
  at: number;
  jump(at: number): void;
}

export function Analysis(_: AnalysisProps) {
  return null;
}

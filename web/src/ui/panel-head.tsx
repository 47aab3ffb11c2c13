// The head of a dialog, a log, an analysis: its title, and a button that closes it.

import { t } from "../words/messages";
import { IconButton } from "./button";

interface PanelHeadProps {
  title: string;
  /** What the button is called. */
  says?: string;
  onClose: () => void;
}

export function PanelHead({ title, says = t("site-close"), onClose }: PanelHeadProps) {
  return (
    <header class="aligned apart gap-6">
      <h2>{title}</h2>
      <IconButton icon="close" label={says} onClick={onClose} />
    </header>
  );
}

// The head of a dialog, a log, an analysis: its title, and a button that closes it.

import { t } from "../words/messages";
import { Icon } from "./icon";

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
      <button type="button" class="button quiet round" aria-label={says} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}

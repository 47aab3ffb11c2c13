// Lets a newcomer who follows a link choose a name and a face first.

import { useState } from "preact/hooks";
import { LONGEST_NAME } from "../../../net/protocol";
import { rename } from "../../../state/me";
import { avatar } from "../../../state/preferences";
import { Face } from "../../../ui/face";
import { Faces } from "../../../ui/face-choice";
import { Page } from "../../../ui/page";
import { Icon } from "../../../ui/icon";
import { t } from "../../../words/messages";
import { showFailure } from "../../../words/failures";

export function Newcomer({ suggested, enter }: { suggested: string; enter(name: string): void }) {
  const [name, setName] = useState(suggested);
  const [isBusy, setIsBusy] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const wanted = name.trim() || suggested;
    if (wanted === suggested) return enter(suggested);
    setIsBusy(true);
    rename(wanted)
      .then(enter, showFailure)
      .finally(() => setIsBusy(false));
  };
  return (
    <Page class="site newcomer">
      <h1 id="newcomer">{t("table-newcomer")}</h1>
      <form class="panel stacked gap-8" aria-labelledby="newcomer" onSubmit={submit}>
        <div class="joined">
          <Face name={name} avatar={avatar.value} mood="happy" />
          <input
            aria-labelledby="newcomer"
            data-do="name"
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            value={name}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <Faces name={name} />
        <button class="button primary large" data-do="enter" disabled={isBusy}>
          <Icon name="play" />
          {t("table-newcomer-enter")}
        </button>
      </form>
    </Page>
  );
}

import { useEffect } from "preact/hooks";
import { Bans } from "./bans";
import { Notice } from "./notice";
import { People } from "./people";
import { Search } from "./search";
import { keepToken, token } from "./server";
import { update, said, status, failure } from "./state";
import { Tables } from "./tables";
import { Tournaments } from "./tournaments";
import { age } from "./words";

export function Page() {
  useEffect(() => void update(true), []);
  return (
    <>
      <header class="top aligned flowing">
        <h1>Mazzo</h1>
        {token.value && <Status />}
        {token.value && (
          <div class="row flowing">
            <button type="button" class="button" onClick={() => void update(true)}>
              Refresh
            </button>
            <button type="button" class="button" onClick={() => keepToken("")}>
              Sign out
            </button>
          </div>
        )}
      </header>
      <main>
        <p role="alert" class="failure">
          {failure}
        </p>
        <p role="status" class="said">
          {said}
        </p>
        {token.value ? <Everything /> : <SignIn />}
      </main>
    </>
  );
}

function Status() {
  const now = status.value;
  if (!now) return <p class="faint quiet">Looking …</p>;
  const since = now.started_at === null ? "" : `, started ${age(now.started_at)}`;
  return (
    <p class="faint quiet">
      Version {now.version}
      {since}, {now.database}
    </p>
  );
}

function Everything() {
  return (
    <div class="sections stacked gap-6">
      <Tables />
      <Tournaments />
      <People />
      <Search />
      <Bans />
      <Notice />
    </div>
  );
}

function SignIn() {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get("token") as string;
    keepToken(text.trim());
    void update(true);
  };
  return (
    <form class="panel sign-in stacked" onSubmit={submit}>
      <h2>For the operator</h2>
      <label for="token">Admin token</label>
      <input id="token" name="token" type="password" autocomplete="current-password" required minLength={16} />
      <p class="faint quiet" id="token-help">
        The one that the server was started with. It is kept in this tab until you close it.
      </p>
      <button type="submit" class="button primary">
        Sign in
      </button>
    </form>
  );
}

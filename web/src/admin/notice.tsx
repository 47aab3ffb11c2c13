import { order } from "./state";

export function Notice() {
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = new FormData(form).get("text") as string;
    if (await order({ order: "announce", text })) form.reset();
  };
  return (
    <section class="panel" aria-labelledby="notice">
      <h2 id="notice">Tell everybody</h2>
      <form class="stacked" onSubmit={(event) => void submit(event)}>
        <label for="text">Everybody who is connected reads it</label>
        <input id="text" name="text" required maxLength={500} autocomplete="off" placeholder="Back in five minutes" />
        <button type="submit" class="button primary">
          Send
        </button>
      </form>
    </section>
  );
}

import { order } from "./state";
import { Section } from "./section";

export function Notice() {
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = new FormData(form).get("text") as string;
    if (await order({ order: "announce", text })) form.reset();
  };
  return (
    <Section id="notice" title="Tell everybody">
      <form class="stacked" onSubmit={(event) => void submit(event)}>
        <label for="text">Everybody who is connected reads it</label>
        <input id="text" name="text" required maxLength={500} autocomplete="off" placeholder="Back in five minutes" />
        <button type="submit" class="button primary">
          Send
        </button>
      </form>
    </Section>
  );
}

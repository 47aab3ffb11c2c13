// The first page: which game?

export function Home() {
  return <main>Mazzo</main>;
}

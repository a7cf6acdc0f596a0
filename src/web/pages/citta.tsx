export default function Page() {
  return <main>citta</main>;
}

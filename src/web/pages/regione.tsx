export default function Page() {
  return <main>regione</main>;
}

export default function Page() {
  return <main>come-ordiniamo</main>;
}

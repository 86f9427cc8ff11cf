/** An email address, which breaks after its @ where it does not fit on a line. */
export function EmailText({ children: email }: { children: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

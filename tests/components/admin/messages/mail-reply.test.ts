import { mailReply } from "@/components/admin/messages/mail-reply";

const at = new Date("2026-11-28T06:30:00Z");
const written = { to: "a+b@example.in", reference: "R-000125", about: "AC03W & more", at };

function read(href: string) {
  const [address = "", query] = href.split("?");
  return { address, ...Object.fromEntries(new URLSearchParams(query)) };
}

describe("mailReply", () => {
  it("has a subject and quotes line by line", () => {
    expect(read(mailReply({ ...written, text: "One?\nTwo & three." }))).toEqual({
      address: "mailto:a%2Bb@example.in",
      subject: "Re: R-000125 AC03W & more",
      body: "\r\n\r\nOn 28 Nov 2026, 12:00 pm you wrote:\r\n> One?\r\n> Two & three.",
    });
  });

  it("quotes nothing for an empty message", () => {
    expect(read(mailReply({ ...written, text: null }))).not.toHaveProperty("body");
  });

  it.each(["x", "अ", "😀"])("cuts a long text of %s to the limit of mail programs", (letter) => {
    const href = mailReply({ ...written, text: letter.repeat(5000) });
    expect(href.length).toBeLessThan(2000);
    expect(href).toContain(encodeURIComponent("…"));
  });
});

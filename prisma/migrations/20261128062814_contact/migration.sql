-- CreateEnum
CREATE TYPE "ContactTopic" AS ENUM ('general', 'grievance');

-- CreateEnum
CREATE TYPE "DemoSolution" AS ENUM ('hrms', 'education', 'health');

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "replyTo" TEXT;

-- CreateTable
CREATE TABLE "ContactMessage" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "topic" "ContactTopic" NOT NULL DEFAULT 'general',
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "telephone" TEXT,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "consentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ContactMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoRequest" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "solution" "DemoSolution" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "organisation" TEXT,
    "need" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "DemoRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_reference_key" ON "ContactMessage"("reference");

-- CreateIndex
CREATE INDEX "ContactMessage_createdAt_id_idx" ON "ContactMessage"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ContactMessage_email_createdAt_idx" ON "ContactMessage"("email", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "DemoRequest_reference_key" ON "DemoRequest"("reference");

-- CreateIndex
CREATE INDEX "DemoRequest_createdAt_id_idx" ON "DemoRequest"("createdAt", "id");

-- CreateIndex
CREATE INDEX "DemoRequest_email_createdAt_idx" ON "DemoRequest"("email", "createdAt");

-- References of messages and demo requests: one sequence, so that no two of them share a number.
CREATE SEQUENCE contact_number START WITH 1;

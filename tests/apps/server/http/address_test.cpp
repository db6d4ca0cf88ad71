// The address of a request, directly and through proxies.
#include "apps/server/runtime/address.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace address_test {

Address at(const char* text) { return boost::asio::ip::make_address(text); }

std::vector<Network> networks(std::initializer_list<const char*> texts) {
  std::vector<Network> all;
  for (const char* text : texts) all.push_back(*Network::parse(text));
  return all;
}

std::string caller(const char* peer, std::string_view forwarded, std::initializer_list<const char*> trusted) {
  return caller_of(at(peer), forwarded, networks(trusted)).to_string();
}

TEST(Network, ContainsWhatBeginsAlike) {
  const auto n = *Network::parse("10.1.0.0/15");
  EXPECT_TRUE(n.contains(at("10.1.2.3")));
  EXPECT_TRUE(n.contains(at("10.0.2.3")));
  EXPECT_FALSE(n.contains(at("10.2.0.0")));
  EXPECT_TRUE(n.contains(at("::ffff:10.1.2.3"))) << "the same address, written as IPv6";
  EXPECT_FALSE(n.contains(at("2001:db8::1")));
  EXPECT_TRUE(Network::parse("0.0.0.0/0")->contains(at("192.0.2.1")));
  EXPECT_TRUE(Network::parse("2001:db8::/33")->contains(at("2001:db8:7fff::")));
  EXPECT_FALSE(Network::parse("2001:db8::/33")->contains(at("2001:db8:8000::")));
  EXPECT_FALSE(Network::parse("127.0.0.1")->contains(at("127.0.0.2")));
  EXPECT_TRUE(Network::parse("::ffff:127.0.0.1")->contains(at("127.0.0.1")));
  EXPECT_TRUE(Network::parse("2001:db8::1")->contains(at("2001:db8::1")));
  EXPECT_FALSE(Network::parse("2001:db8::1")->contains(at("2001:db8::2")));
}

TEST(Network, WhatIsNoneIsNamed) {
  for (const char* text : {"", "localhost", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0.0/8x",
                           "10.0.0.0/4294967304", "::/129", "::ffff:10.0.0.0/104", "/8"})
    EXPECT_FALSE(Network::parse(text)) << text;
  EXPECT_EQ(Network::parse("x").error(),
            "\"x\" is not a network, such as 127.0.0.1, 10.0.0.0/8 or 2001:db8::/32");
}

TEST(CallerOf, NobodyIsBelievedWhoIsNotTrusted) {
  EXPECT_EQ(caller("192.0.2.9", "198.51.100.1", {}), "192.0.2.9");
  EXPECT_EQ(caller("192.0.2.9", "198.51.100.1", {"127.0.0.1"}), "192.0.2.9");
}

TEST(CallerOf, TheLastAddressThatIsNotTrusted) {
  EXPECT_EQ(caller("127.0.0.1", "198.51.100.1", {"127.0.0.1"}), "198.51.100.1");
  EXPECT_EQ(caller("127.0.0.1", "1.2.3.4, 198.51.100.1", {"127.0.0.1"}), "198.51.100.1")
      << "what a client wrote itself stands first";
  EXPECT_EQ(caller("127.0.0.1", "1.2.3.4,198.51.100.1 ,10.0.0.7", {"127.0.0.1", "10.0.0.0/8"}),
            "198.51.100.1");
  EXPECT_EQ(caller("127.0.0.1", "10.0.0.8, 10.0.0.7", {"127.0.0.1", "10.0.0.0/8"}), "10.0.0.8")
      << "all are trusted: the first of them";
  EXPECT_EQ(caller("::1", "[2001:db8::7]:4711", {"::1"}), "2001:db8::7");
  EXPECT_EQ(caller("::ffff:127.0.0.1", "192.0.2.1:80", {"127.0.0.1"}), "192.0.2.1");
}

TEST(CallerOf, WhatCannotBeReadIsNotBelieved) {
  for (const char* forwarded :
       {"", "unknown", "1.2.3.4, _hidden", "198.51.100.1,", "[2001:db8::1", "fe80::1%eth0"})
    EXPECT_EQ(caller("127.0.0.1", forwarded, {"127.0.0.1"}), "127.0.0.1") << forwarded;
}

TEST(ShareOf, AHouseholdOfIpv6IsOne) {
  EXPECT_EQ(share_of(at("192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(share_of(at("::ffff:192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(share_of(at("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(share_of(at("2001:db8:1:2:ffff::")), share_of(at("2001:db8:1:2::1")));
  EXPECT_NE(share_of(at("2001:db8:1:3::1")), share_of(at("2001:db8:1:2::1")));
}

}  // namespace address_test
}  // namespace trictrac
